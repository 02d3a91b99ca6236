import { Input, InputGroup } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Search } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { KeyHint } from '../display/KeyHint.tsx'

interface SearchFieldProps {
  text: string
  onChange: (text: string) => void
  /** Called after the text was submitted with Enter. */
  onEnter?: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Debounce time of the search, in milliseconds. */
const pause = 250

export function SearchField({ text, onChange, onEnter, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const submitted = useRef(text)
  const change = useRef(onChange)
  change.current = onChange

  useEffect(() => {
    if (text === submitted.current) return
    submitted.current = text
    setTyped(text)
  }, [text])

  useEffect(() => {
    const search = typed.trim()
    if (search === submitted.current) return
    const timer = setTimeout(() => {
      submitted.current = search
      change.current(search)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  const submit = (search: string) => {
    if (search !== submitted.current) {
      submitted.current = search
      onChange(search)
    }
    onEnter?.(search)
  }
  return (
    <InputGroup
      w={{ base: '100%', md: '240px' }}
      startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
      startElementProps={{ px: '12px', color: 'fg.muted' }}
      endElement={typed ? undefined : <KeyHint>/</KeyHint>}
      endElementProps={{ px: '12px', color: 'fg.muted' }}
    >
      <Input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={t`Search`}
        placeholder={t`Search`}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onEnter && !event.nativeEvent.isComposing) submit(typed.trim())
          if (event.key !== 'Escape') return
          if (typed) setTyped('')
          else event.currentTarget.blur()
        }}
        css={{ '--input-height': { base: '44px', md: '32px' } }}
        borderColor="border"
        _placeholder={{ color: 'fg.muted' }}
      />
    </InputGroup>
  )
}
