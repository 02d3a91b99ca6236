import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { deviceLanguage, showLanguage } from './app/language/language.ts'
import { App } from './shell/App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The interface appears in English if the catalog does not load.
await showLanguage(deviceLanguage()).catch(() => showLanguage('en'))
createRoot(root).render(<App />)
