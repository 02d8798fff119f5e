/** What programs put onto the clipboard, shortened but not tidied, and what a text keeps of it. */
export const pasted = [
  {
    from: 'Word',
    clipboard: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/sara/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0in; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style>
</head><body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h1 dir=RTL style='text-align:right'><span lang=FA style='font-family:"Times New Roman",serif'>گلیم قشقایی<o:p></o:p></span></h1>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=FA style='font-family:"B Nazanin"'>بافته‌ی <b>دست</b> زنان <i>عشایر</i>.</span><span dir=LTR><o:p></o:p></span></p>
<p class=MsoNormal dir=RTL><span lang=FA><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst dir=RTL style='margin-right:.5in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]><span dir=RTL></span><span lang=FA>پشم<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle dir=RTL style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]><span lang=FA>دست‌ریس</span></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]><span lang=FA>رنگ گیاهی</span></p>
<p class=MsoListParagraph dir=RTL style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]><span lang=FA>اول</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt'><p class=MsoNormal dir=RTL><span lang=FA>وزن</span></p></td><td width=312><p class=MsoNormal dir=RTL><span lang=FA>۲ کیلو</span></p></td></tr></table>
<p class=MsoNormal><v:shape id="_x0000_i1025" style='width:200pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><img width=200 height=100 src="file:///C:/Users/sara/clip_image001.png" alt="توضیح خودکار" v:shapes="_x0000_i1025"></p>
<!--EndFragment--></body></html>`,
    kept: '<h2>گلیم قشقایی</h2><p>بافته‌ی <strong>دست</strong> زنان <em>عشایر</em>.</p><ul><li>پشم<ul><li>دست‌ریس</li></ul></li><li>رنگ گیاهی</li></ul><ol><li>اول</li></ol><table><tbody><tr><td>وزن</td><td>۲ کیلو</td></tr></tbody></table>',
  },
  {
    from: 'Google Docs',
    clipboard: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8d1f0a3c-7fff-1c2d"><h2 dir="rtl" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;font-weight:400;white-space:pre-wrap;">نگهداری مس</span></h2><p dir="rtl" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">ظرف را </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">خشک</span><span style="font-size:11pt;font-style:italic;"> نگه دارید </span><a href="https://example.com/copper" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">راهنما</span></a></p><br /><ol style="margin-top:0;"><li dir="rtl" style="list-style-type:decimal;" aria-level="1"><p dir="rtl" role="presentation"><span style="font-size:11pt;">بشویید</span></p></li><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>خشک کنید</span></p></li></ol></b><br class="Apple-interchange-newline">`,
    kept: '<h2>نگهداری مس</h2><p>ظرف را <strong>خشک</strong><em> نگه دارید </em><a href="https://example.com/copper">راهنما</a></p><ol><li>بشویید</li><li>خشک کنید</li></ol>',
  },
  {
    from: 'Telegram on the web',
    clipboard: `<meta charset='utf-8'><div class="text-content clearfix with-meta" dir="auto"><img src="https://web.telegram.org/a/img-apple-64/1f389.png" class="emoji emoji-small" alt="🎉" data-path="./img-apple-64/1f389.png"> <strong data-entity-type="MessageEntityBold">جشنواره‌ی پاییز</strong><br><br>تا <em data-entity-type="MessageEntityItalic">جمعه</em><br>همه‌ی گلیم‌ها<span class="MessageMeta" dir="rtl"><span class="message-time"></span></span></div>`,
    kept: '<p>🎉 <strong>جشنواره‌ی پاییز</strong></p><p>تا <em>جمعه</em><br>همه‌ی گلیم‌ها</p>',
  },
  {
    from: 'Telegram on a desktop',
    clipboard: `<b>جشنواره‌ی پاییز</b>\nتا جمعه`,
    kept: '<p><strong>جشنواره‌ی پاییز</strong><br>تا جمعه</p>',
  },
] as const
