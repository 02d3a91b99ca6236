import { useRef, useState } from 'react'
import { useUser } from '../../../app/session/session.tsx'
import type { MailKind } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { useKeepPreferences } from './preferences.ts'

interface MutedMails {
  muted: readonly MailKind[]
  /** Why the last switching was not kept. */
  refusal: { kind: MailKind; text: string } | null
  toggle: (kind: MailKind, isOn: boolean) => void
}

/** The mails that the person does without. A switch holds at once, and goes back when it was not kept. */
export function useMutedMails(): MutedMails {
  const { mutedMails } = useUser()
  const keep = useKeepPreferences()
  const [wanted, setWanted] = useState<readonly MailKind[] | null>(null)
  const [refusal, setRefusal] = useState<MutedMails['refusal']>(null)
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(wanted)
  /** What was so before: it may still be told, later than the answer that overtook it. */
  const overtaken = useRef(new Set<string>())
  /** One after the other: each sends all that are muted. */
  const sending = useRef(Promise.resolve())
  const isOvertaken = overtaken.current.has(keyOf(mutedMails))
  const muted = wanted && (!isKept || isOvertaken) ? wanted : mutedMails

  const send = async (next: MailKind[], kind: MailKind) => {
    try {
      await keep({ mutedMails: next })
    } catch (error) {
      setRefusal({ kind, text: `This was not kept. ${messageOf(error)}` })
      if (latest.current === next) setWanted(null)
    }
    if (latest.current === next) setIsKept(true)
  }

  return {
    muted,
    refusal,
    toggle(kind, isOn) {
      const next = isOn ? muted.filter((each) => each !== kind) : [...muted, kind]
      latest.current = next
      overtaken.current.add(keyOf(muted))
      overtaken.current.delete(keyOf(next))
      setWanted(next)
      setIsKept(false)
      setRefusal(null)
      sending.current = sending.current.then(() => send(next, kind))
    },
  }
}

const keyOf = (muted: readonly MailKind[]) => muted.toSorted().join()
