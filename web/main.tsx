import './app/theme/fonts/fonts.css'
import { createRoot } from 'react-dom/client'
import { readConfig } from './app/identity/config.ts'
import { firstLanguage, showLanguage } from './app/language/language.ts'
import { App } from './shell/App.tsx'
import { applyConfig } from './shell/apply-config.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// The interface appears in English if the catalog does not load.
await showLanguage(firstLanguage()).catch(() => showLanguage('en'))
const config = readConfig()
if (config) applyConfig(config)
createRoot(root).render(<App isConfigured={config !== null} />)
