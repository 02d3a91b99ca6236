export function apiScript({ signInUrl }: { signInUrl: string }): string {
  return `
let token = ''
const signIn = document.querySelector('#sign-in')
const organization = signIn.elements.organization
const say = (text) => { signIn.querySelector('[role=status]').textContent = text }

const headers = () => ({
  ...(token && { authorization: 'Bearer ' + token }),
  ...(organization.value && { 'x-active-organization-id': organization.value }),
})

async function post(url, body) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

signIn.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { email, password } = Object.fromEntries(new FormData(signIn))
  let answer = await post(${JSON.stringify(signInUrl)}, { email, password, returnSecureToken: true })
  if (answer.secondFactor) {
    const code = prompt('Code of your authenticator app') ?? ''
    answer = await post('/auth/second-factor', { ticket: answer.secondFactor, code })
  }
  token = answer.token ?? answer.idToken ?? ''
  if (!token) return say(answer.message ?? 'Invalid email or password.')
  const list = await (await fetch('/api/v1/organizations', { headers: headers() })).json()
  if (!Array.isArray(list)) return say(list.message)
  organization.replaceChildren(...list.map(({ id, name }) => new Option(name, id)))
  organization.disabled = false
  say('Signed in as ' + email + '.')
})

for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { method, path } = form.dataset
    const query = new URLSearchParams()
    const parts = new FormData()
    let url = path
    let isForm = false
    for (const input of form.querySelectorAll('[data-in]')) {
      const value = input.type === 'file' ? input.files[0] : input.value
      if (input.dataset.in === 'path') url = url.replace('{' + input.name + '}', encodeURIComponent(value))
      if (input.dataset.in === 'query' && value) query.set(input.name, value)
      if (input.dataset.in === 'form') {
        isForm = true
        if (value) parts.set(input.name, value)
      }
    }
    const body = form.elements.body?.value
    const out = form.querySelector('pre')
    out.hidden = false
    out.textContent = 'Waiting for the answer'
    const response = await fetch('/api/v1' + url + (query.size ? '?' + query : ''), {
      method,
      headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
      body: isForm ? parts : body,
    })
    const text = await response.text()
    let shown = text
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    out.textContent = response.status + ' ' + response.statusText + '\\n' + shown
  })
}
`
}
