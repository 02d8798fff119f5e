import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
/** Embedded in the page, which therefore stays the same when a user saves it as a file. */
const typeface = readFileSync(resolve('@hojreh/persian/vazirmatn-persian.woff2')).toString('base64')

/** For the screen and for A4 paper; nothing is loaded from elsewhere. */
export const invoiceStyle = `
@font-face{font-family:Vazirmatn;font-weight:400 800;src:url(data:font/woff2;base64,${typeface}) format('woff2')}
@page{size:A4;margin:14mm}
*{box-sizing:border-box}
body{font:15px/1.9 Vazirmatn,Tahoma,system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1e2430;background:#fff}
nav{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1rem;margin-block-end:1.5rem}
nav>*{font:inherit;min-block-size:2.75rem;padding:.4rem 1rem;border:1px solid #00757d;border-radius:99px;color:#00757d;background:#fff;text-decoration:none;cursor:pointer}
nav>button{background:#00757d;color:#fff}nav>:focus-visible{outline:3px solid #e39a10;outline-offset:2px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;align-items:baseline}
.brand{display:flex;align-items:center;gap:.75rem}.brand img{inline-size:auto;block-size:3rem;max-inline-size:10rem;object-fit:contain}
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
@media print{body{margin:0;padding:0;max-width:none;font-size:12px}nav{display:none}.note{border-color:#000}}
`
