/** CSS of the bank-like page; it needs nothing from elsewhere. */
export const sandboxStyle = `
:root{--ink:#16324f;--paper:#fff;--ground:#eef2f6;--line:#d3dce6;--soft:#5b7189;--go:#0b6b4f;--on-go:#fff;--mark:#8a5a00;--mark-ground:#fff3d6}
@media (prefers-color-scheme:dark){:root{--ink:#e6eef7;--paper:#14202d;--ground:#0b131c;--line:#2b3d50;--soft:#9fb4c9;--go:#39b58d;--on-go:#04150f;--mark:#ffd88a;--mark-ground:#3a2c0a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:16px/1.9 Vazirmatn,"Segoe UI",Tahoma,system-ui,sans-serif}
main{width:100%;max-width:27rem;background:var(--paper);border:1px solid var(--line);border-radius:1rem;overflow:hidden}
header{display:flex;justify-content:space-between;align-items:center;gap:.75rem;padding:1rem 1.25rem;border-block-end:1px solid var(--line)}
h1{font-size:1.1rem;margin:0}h2{font-size:1.15rem;margin:0 0 .5rem}
.badge{background:var(--mark-ground);color:var(--mark);border-radius:2rem;padding:.1rem .9rem;font-size:.85rem;font-weight:700;white-space:nowrap}
section{padding:1.25rem}
.notice{background:var(--mark-ground);color:var(--mark);border-radius:.75rem;padding:.6rem 1rem;margin:0 0 1rem;font-size:.92rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1.25rem}
dt{color:var(--soft);font-size:.92rem}dd{margin:0;text-align:end;overflow-wrap:anywhere;min-width:0}
dl.amount{grid-template-columns:1fr;gap:0;background:var(--ground);border-radius:.75rem;padding:.8rem 1rem}
.amount dd{font-size:1.45rem;font-weight:700;text-align:start}
.code{font:.75rem/2.1 ui-monospace,Consolas,monospace;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;direction:ltr}
form{display:grid;gap:.7rem}
button,.link{font:inherit;display:block;width:100%;min-height:3rem;border-radius:.75rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;text-align:center;text-decoration:none;padding:.4rem 1rem}
.go{background:var(--go);border-color:var(--go);color:var(--on-go);font-weight:700;font-size:1.05rem}
button:focus-visible,.link:focus-visible{outline:3px solid var(--go);outline-offset:2px}
.hint{color:var(--soft);font-size:.85rem;margin:-.3rem 0 .3rem}
p{margin:0 0 1rem}
summary{cursor:pointer;color:var(--soft);padding:.4rem 0}
details button{margin-block-end:.6rem;min-height:2.75rem;font-size:.95rem}
`
