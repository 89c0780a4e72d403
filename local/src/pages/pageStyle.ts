/** Inlined: the shop's style sheet is built later than these pages. */
export const pageStyle = `
:root {
  --text: #2a1524; --quiet: #6a4e5f; --page: #fffcfb; --surface: #fff; --sunken: #faf4f6; --line: #e6dae1;
  --control: #7d6172; --brand: #9c1b5d; --brand-hover: #7c1249; --on-brand: #fff; --soft: #fbe6ef;
  --danger: #971a2a; --danger-soft: #fce5e7; --success: #215a48; --success-soft: #dff0e9; --focus: #5949ae;
  --chrome: #2a1524; --on-chrome: #f1e4eb; --tag: #f3bc34;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #f8f0f4; --quiet: #cdbac5; --page: #170c14; --surface: #21131d; --sunken: #120910; --line: #45313f;
    --control: #9a8090; --brand: #ee95bf; --brand-hover: #f5b3d1; --on-brand: #2a0a1a; --soft: #47152f;
    --danger: #f3a9b0; --danger-soft: #4a141c; --success: #9dd3bd; --success-soft: #14362b; --focus: #b7aee3;
    --chrome: #0e060b; --on-chrome: #e6dae1;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .75rem 1.25rem; background: var(--chrome); color: var(--on-chrome); }
header a { color: inherit; }
header > a { font-weight: 700; font-size: 1.125rem; text-decoration: none; }
header nav { margin-inline-start: auto; }
.tag { padding: 0 .5rem; border-radius: 1rem; background: var(--tag); color: #2a1524; font-size: .875rem; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
h1, h2, h3 { margin: 0; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.625rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
p { margin: .5rem 0 0; }
a { color: var(--brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
.narrow { width: 100%; max-width: 30rem; margin-inline: auto; }
.quiet { color: var(--quiet); }
.small { font-size: .875rem; }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.2; }
.notice, .alert, .done { padding: .75rem 1rem; border-radius: .75rem; background: var(--soft); }
.alert { background: var(--danger-soft); color: var(--danger); font-weight: 600; }
.done { background: var(--success-soft); color: var(--success); }
.code { font-size: 2rem; font-weight: 700; letter-spacing: .25em; color: var(--brand); }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; justify-content: space-between; }
ul.list { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 1rem; }
details { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); }
summary { min-height: 2.75rem; cursor: pointer; overflow-wrap: anywhere; }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
td.short { overflow-wrap: normal; width: 5rem; }
td.money, th.money { padding-inline-end: 0; text-align: end; white-space: nowrap; }
form { margin: 0; }
.fields { display: grid; gap: 1rem; margin-top: 1rem; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--control); border-radius: .5rem; background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--danger); }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--control); border-radius: 2rem; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.first, .button.first { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button.first:hover, .button.first:hover { background: var(--brand-hover); }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
`.trim();
