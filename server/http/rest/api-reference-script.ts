/** The script of the page: it signs in with a token and sends the requests. */
export const apiScript = `
const signIn = document.querySelector('#sign-in')
const { token, organization } = signIn.elements
const say = (text) => { signIn.querySelector('[role=status]').textContent = text }

const headers = () => ({
  ...(token.value && { authorization: 'Bearer ' + token.value.trim() }),
  ...(organization.value && { 'x-active-organization-id': organization.value }),
})

signIn.addEventListener('submit', async (event) => {
  event.preventDefault()
  organization.replaceChildren()
  const list = await (await fetch('/api/v1/organizations', { headers: headers() })).json()
  if (!Array.isArray(list)) return say(list.message)
  organization.replaceChildren(...list.map(({ id, name }) => new Option(name, id)))
  organization.disabled = false
  say('Signed in.')
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
    out.textContent = 'Sending…'
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
