import { Input, InputGroup, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Search } from 'lucide-react'

interface SectionSearchProps {
  text: string
  onChange: (text: string) => void
}

export function SectionSearch({ text, onChange }: SectionSearchProps) {
  return (
    <InputGroup
      startElement={<Search size={16} strokeWidth={1.75} aria-hidden />}
      startElementProps={{ px: '10px', color: 'fg.muted' }}
    >
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={t`Search settings`}
        placeholder={t`Search settings`}
        value={text}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
        css={{ '--input-height': { base: '44px', lg: '32px' } }}
        _placeholder={{ color: 'fg.muted' }}
      />
    </InputGroup>
  )
}

export function NoSection() {
  return (
    <Text role="status" px="10px" py="8px" color="fg.muted">
      {t`No such setting`}
    </Text>
  )
}
