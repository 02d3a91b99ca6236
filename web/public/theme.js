// Runs before the first paint, so that a dark room never flashes white. A file of its own because the page's
// content security policy allows no inline script. The same rule is in app/theme/ThemeProvider.tsx.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the system's preference decides then.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
})()
