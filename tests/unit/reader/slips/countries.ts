import type { Manner } from './manner.ts'
import { american } from './manners/american.ts'
import { british } from './manners/british.ts'
import { czech } from './manners/czech.ts'
import { dutch } from './manners/dutch.ts'
import { french } from './manners/french.ts'
import { german } from './manners/german.ts'
import { italian } from './manners/italian.ts'
import { malaysian } from './manners/malaysian.ts'
import { danish, swedish } from './manners/nordic.ts'
import { polish } from './manners/polish.ts'
import { portuguese } from './manners/portuguese.ts'
import { spanish } from './manners/spanish.ts'
import { swiss } from './manners/swiss.ts'

export const manners: Record<string, Manner> = {
  american,
  british,
  czech,
  danish,
  dutch,
  french,
  german,
  italian,
  malaysian,
  polish,
  portuguese,
  spanish,
  swedish,
  swiss,
}
