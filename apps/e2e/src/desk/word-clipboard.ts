/** What Word puts onto the clipboard: shortened, and not tidied. */
export const wordClipboard = {
  'text/plain': 'گلیم قشقایی\r\nبافته‌ی دست زنان عشایر.\r\nپایان',
  'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='word-wrap:break-word'><!--StartFragment-->
<h1 dir=RTL style='text-align:right'><span lang=FA style='font-family:"Times New Roman",serif'>گلیم قشقایی<o:p></o:p></span></h1>
<p class=MsoNormal dir=RTL style='direction:rtl'><span lang=FA style='font-family:"B Nazanin"'>بافته‌ی <b>دست</b> زنان <i>عشایر</i>.</span><o:p></o:p></p>
<p class=MsoNormal dir=RTL><span lang=FA><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal dir=RTL style='mso-margin-top-alt:auto'><span lang=FA>پایان<o:p></o:p></span></p>
<!--EndFragment--></body></html>`,
}
