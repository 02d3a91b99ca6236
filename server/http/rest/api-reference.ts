import { createHash } from 'node:crypto'
import { escapeHtml } from '../../base/html.ts'
import { send } from '../response.ts'
import type { Handler } from '../services.ts'
import { pageStyle } from '../web/server-page-styles.ts'
import { apiScript } from './api-reference-script.ts'
import { commandFields } from './command-fields.ts'
import { exampleBody } from './example-body.ts'
import { type Fields, schemaOfFields } from './fields.ts'
import type { RestRoute } from './rest-route.ts'
import { routes } from './routes.ts'

export function createApiPage(): Handler {
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(apiScript).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const page = writePage()
  return async (_request, response) => {
    send(response, 200, 'text/html; charset=utf-8', page, {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    })
  }
}

function writePage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API · Purser</title>
<style>${style}</style>
<header>
<h1>REST API</h1>
<p>Read about each route and try it. For programs, there is <a href="/api/v1/openapi.json">openapi.json</a>.
GraphQL offers the same and more at <a href="/graphql">/graphql</a>.</p>
<form id="sign-in">
<label>API token <input name="token" type="password" autocomplete="off" placeholder="pur_…" required></label>
<button>Sign in</button>
<label>Organization <select name="organization" disabled><option value="">Sign in first</option></select></label>
<p role="status">Create a token in <a href="/settings/tokens">Settings → API tokens</a>.</p>
</form>
</header>
<main>${routes.map(callOf).join('')}${commandOf()}</main>
<script>${apiScript}</script>
</html>`
}

function callOf(route: RestRoute): string {
  const { method, path, summary, query, body } = route
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const inputs = [...names.map((name) => input(name, 'path', true, '')), ...inputsOf(query, 'query')]
  const sample = Object.keys(body.shape).length === 0 ? '' : JSON.stringify(exampleBody(route), undefined, 2)
  const text =
    sample &&
    `<label>Body<textarea name="body" rows="${sample.split('\n').length}">${escapeHtml(sample)}</textarea></label>`
  return detailsOf(method, path, summary, `${inputs.join('')}${text}`)
}

function commandOf(): string {
  const file = '<label>file <input name="file" data-in="form" type="file"></label>'
  const inputs = inputsOf(commandFields, 'form')
  return detailsOf('POST', '/assistant/command', 'Sends a message to the assistant', inputs.join('') + file)
}

function inputsOf(fields: Fields, location: string): string[] {
  const { properties, required } = schemaOfFields(fields)
  return Object.entries(properties).map(([name, { description }]) =>
    input(name, location, required.includes(name), String(description ?? '')),
  )
}

function detailsOf(method: string, path: string, summary: string, inputs: string): string {
  return `<details><summary><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary>
<form data-method="${method}" data-path="${escapeHtml(path)}">${inputs}<button>Send</button><pre hidden></pre></form></details>`
}

function input(name: string, location: string, isRequired: boolean, about: string): string {
  const placeholder = about && ` placeholder="${escapeHtml(about)}"`
  return `<label>${name} <input name="${name}" data-in="${location}"${placeholder}${isRequired ? ' required' : ''}></label>`
}

const style = `${pageStyle}
form { display: grid; gap: 12px; margin-top: 16px }
#sign-in { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); align-items: end }
#sign-in p { grid-column: 1 / -1; margin: 0; min-height: 20px }
label { display: grid; gap: 4px; color: var(--muted); font-size: 13px }
input, select, textarea, button { font: inherit; color: var(--text); background: var(--panel);
  border: 1px solid var(--line); border-radius: 8px; padding: 9px 12px; min-height: 40px; width: 100% }
textarea, code, pre { font: 13px/18px ui-monospace, Menlo, Consolas, monospace }
button { width: auto; justify-self: start; padding: 9px 20px; font-weight: 500; cursor: pointer;
  background: var(--accent); border-color: transparent; color: var(--panel) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
details { margin-bottom: 8px; padding: 12px 16px; background: var(--panel); border: 1px solid var(--line); border-radius: 12px }
summary { cursor: pointer }
summary span { color: var(--muted); margin-left: 8px }
summary b { display: inline-block; min-width: 56px; font-size: 12px }
.get { color: var(--good) } .delete { color: var(--bad) } .post, .put { color: var(--accent) }
pre { margin: 0; padding: 12px; background: var(--subtle); border-radius: 8px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
`
