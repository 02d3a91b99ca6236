import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/inter/wght.css'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<App />)
