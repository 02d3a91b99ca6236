import { createHash } from 'node:crypto'
import { escapeHtml } from '../../base/html.ts'
import { send } from '../response.ts'
import type { Handler, PublicSettings } from '../services.ts'
import { pageStyle } from '../web/server-page-styles.ts'
import { apiScript } from './api-reference-script.ts'
import { commandFields } from './command-fields.ts'
import { type Fields, schemaOfFields } from './fields.ts'
import { exampleOf } from './json-schema.ts'
import type { RestRoute } from './rest-route.ts'
import { routes } from './routes.ts'
import type { Shape } from './shape.ts'

export function createApiPage(settings: PublicSettings): Handler {
  const signInUrl = signInUrlOf(settings)
  const provider = signInUrl.startsWith('/') ? '' : ` ${new URL(signInUrl).origin}`
  const script = apiScript({ signInUrl })
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    `connect-src 'self'${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const page = pageOf(script)
  return async (_request, response) => {
    send(response, 200, 'text/html; charset=utf-8', page, {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    })
  }
}

function signInUrlOf({ identity, firebase }: PublicSettings): string {
  if (identity === 'own' || !firebase) return '/auth/login'
  const emulator = firebase.authEmulatorUrl
  const host = emulator ? `${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  return `${host}/v1/accounts:signInWithPassword?key=${firebase.apiKey}`
}

function pageOf(script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST API · Purser</title>
<style>${style}</style>
<header>
<h1>REST API</h1>
<p>Every call, to read and to try. For programs: <a href="/api/v1/openapi.json">openapi.json</a>.
The same and more in GraphQL: <a href="/graphql">/graphql</a>.</p>
<form id="sign-in">
<label>Email <input name="email" type="email" autocomplete="username" required></label>
<label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button>
<label>Organization <select name="organization" disabled><option value="">Sign in first</option></select></label>
<p role="status"></p>
</form>
</header>
<main>${routes.map(callOf).join('')}${commandOf()}</main>
<script>${script}</script>
</html>`
}

function callOf({ method, path, summary, query, body, operation }: RestRoute): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const inputs = [...names.map((name) => input(name, 'path', true, '')), ...inputsOf(query, 'query')]
  const sample =
    Object.keys(body.shape).length === 0 ? '' : JSON.stringify(sampleOf(body, operation.shape), undefined, 2)
  const text =
    sample &&
    `<label>Body<textarea name="body" rows="${sample.split('\n').length}">${escapeHtml(sample)}</textarea></label>`
  return detailsOf(method, path, summary, `${inputs.join('')}${text}`)
}

function commandOf(): string {
  const file = '<label>file <input name="file" data-in="form" type="file"></label>'
  const inputs = inputsOf(commandFields, 'form')
  return detailsOf('POST', '/assistant/command', 'Says something to the assistant', inputs.join('') + file)
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

/** An example of a body: the required fields, and those that the answer shows too. */
function sampleOf(body: Fields, { fields }: Shape): Record<string, unknown> {
  const { properties, required } = schemaOfFields(body)
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || Object.hasOwn(fields, name))
  return Object.fromEntries(wanted.map(([name, schema]) => [name, exampleOf(schema, new Map())]))
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
