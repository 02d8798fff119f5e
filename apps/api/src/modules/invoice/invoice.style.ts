/** For the screen and for A4 paper; nothing is loaded from anywhere. */
export const invoiceStyle = `
@page{size:A4;margin:14mm}
*{box-sizing:border-box}
body{font:15px/1.9 Vazirmatn,Tahoma,system-ui,sans-serif;font-variant-numeric:tabular-nums;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1e2430;background:#fff}
header,footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;align-items:baseline}
h1{font-size:1.4rem;margin:0}h2{font-size:1rem;margin:0 0 .25rem}p{margin:0}
.note{border:1px solid #e39a10;border-radius:.5rem;padding:.25rem 1rem;margin:1rem 0}
.parties{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin:1rem 0}
.parties section{border:1px solid #ccc;border-radius:.5rem;padding:.75rem 1rem;overflow-wrap:anywhere}
table{inline-size:100%;border-collapse:collapse;margin:1rem 0}
th,td{border:1px solid #ccc;padding:.35rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{background:#f3efe8}td.n,th.n{text-align:end;white-space:nowrap}
thead th{white-space:nowrap}
thead{display:table-header-group}tr{break-inside:avoid}
.goods{margin-block-end:0}.goods td:nth-child(2){inline-size:100%}
.sums{break-inside:avoid;margin-block-start:.25rem}.sums td,.sums th{border:0;font-weight:400}.sums tr:last-child>*{font-weight:700;border-top:2px solid #1e2430}
footer{color:#555;font-size:.85rem}
@media (max-width:40rem){.parties{grid-template-columns:1fr}.wide{display:none}}
@media print{body{margin:0;padding:0;max-width:none;font-size:12px}footer{display:none}.note{border-color:#000}}
`
