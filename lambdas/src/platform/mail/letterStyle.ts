/** Colours from web/src/theme/vars.css. */
export const letterStyle = `
body { margin: 0; padding: 0; background: #faf4f6; color: #2a1524; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
.preview { display: none; max-height: 0; overflow: hidden; }
.page { background: #faf4f6; }
.page > tbody > tr > td { padding: 24px 12px; }
.sheet { max-width: 600px; background: #ffffff; border-radius: 20px 20px 20px 6px; overflow: hidden; }
.brand { padding: 18px 28px; background: #2a1524; color: #f1e4eb; font-size: 20px; font-weight: 700; letter-spacing: 0.3px; }
.content { padding: 28px; text-align: left; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: #2a1524; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.facts { margin: 8px 0 24px; border-collapse: collapse; border-top: 1px solid #e6dae1; }
.facts th, .facts td { padding: 10px 0; border-bottom: 1px solid #e6dae1; vertical-align: top; text-align: left; overflow-wrap: anywhere; }
.facts th { width: 96px; padding-right: 16px; color: #6a4e5f; font-weight: 600; overflow-wrap: normal; }
a { color: #9c1b5d; }
.button { display: inline-block; padding: 12px 24px; border-radius: 24px; background: #9c1b5d; color: #ffffff; font-weight: 600; text-decoration: none; }
.footer { padding: 20px 28px 12px; background: #fbe6ef; color: #6a4e5f; font-size: 14px; text-align: left; }
.footer p { margin: 0 0 8px; }
@media (prefers-color-scheme: dark) {
body, .page { background: #120910; color: #f8f0f4; }
.sheet { background: #21131d; }
.brand { background: #0e060b; color: #e6dae1; }
h1 { color: #f8f0f4; }
.facts, .facts th, .facts td { border-color: #45313f; }
.facts th { color: #cdbac5; }
a { color: #f0a3c8; }
.button { background: #ee95bf; color: #2a0a1a; }
.footer { background: #47152f; color: #cdbac5; }
}
`.trim();
