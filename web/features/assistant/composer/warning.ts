import { useCallback, useEffect, useState } from 'react'

/** How long a warning stays, in milliseconds (specification section 5). */
const staysFor = 3000

/** A sentence that goes away by itself. */
export function useWarning(): [warning: string | null, warn: (text: string) => void] {
  const [said, setSaid] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), staysFor)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text ?? null, useCallback((text: string) => setSaid({ text }), [])]
}
