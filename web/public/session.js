// Requests the token of a returning user while the code of the app is loading. app/identity/own/own-identity.ts reads
// the response. A file of its own because the page's content security policy allows no inline script.
;(() => {
  const config = document.getElementById('config')?.textContent
  if (!config || JSON.parse(config).identity !== 'own') return
  const headers = { 'content-type': 'application/json' }
  window.firstRefresh = fetch('/auth/refresh', { method: 'POST', headers, body: '{}', keepalive: true })
  window.firstRefresh.catch(() => undefined)
})()
