// Loaded before the server: its German catalog then holds the English texts with accents.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { pseudo } from '../data/pseudo-locale.ts'

const readFile = fs.readFileSync

function readFileSync(...given: Parameters<typeof readFile>): ReturnType<typeof readFile> {
  if (!String(given[0]).endsWith('/server/locales/de.po')) return readFile(...given)
  const catalog = String(readFile(...given))
  return catalog.replace(/^msgid (".+")\nmsgstr ".*"$/gm, (_, text: string) => {
    return `msgid ${text}\nmsgstr ${JSON.stringify(pseudo(JSON.parse(text)))}`
  })
}

Object.assign(fs, { readFileSync })
syncBuiltinESMExports()
