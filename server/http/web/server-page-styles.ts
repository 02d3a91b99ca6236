export const pageStyle = `
:root { color-scheme: light dark; --bg: #fbfaf7; --panel: #ffffff; --line: #e2ded4; --text: #1a1e2b; --muted: #565b6a;
  --accent: #2d4bb5; --subtle: #f4f2ec; --good: #1a6e47; --bad: #b0281e }
@media (prefers-color-scheme: dark) {
  :root { --bg: #12151c; --panel: #1a1e27; --line: #2d3441; --text: #eceae4; --muted: #a9aebb; --accent: #9fb2fb;
    --subtle: #0d1015; --good: #72cc9c; --bad: #ff9388 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/20px "Hanken Grotesk Variable", system-ui, sans-serif }
header, main { max-width: 720px; margin: 0 auto; padding: 32px 20px 0 }
main { padding-top: 16px; padding-bottom: 48px }
h1 { margin: 0; font-size: 22px; line-height: 28px; letter-spacing: -0.018em }
h2 { margin: 0; font-size: 15px }
header p { margin: 4px 0 0; color: var(--muted) }
a { color: var(--accent) }
`
