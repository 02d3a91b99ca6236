import { Text } from '@chakra-ui/react'
import { TextLink } from '../../../shared/controls/TextLink.tsx'

interface AnswerTextProps {
  segments: readonly { text: string; href: string | null }[]
  onLeave: () => void
}

/** Plain text with line breaks. Amounts link to the list that sums to them. */
export function AnswerText({ segments, onLeave }: AnswerTextProps) {
  return (
    <Text lineHeight="22px" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {segments.map(({ text, href }, index) => {
        // The order of the segments never changes.
        const key = `${index} ${text}`
        return href && isOurs(href) ? (
          <TextLink
            key={key}
            to={href}
            onClick={onLeave}
            fontWeight="600"
            display="inline"
            borderRadius="0"
            borderBottomWidth="1px"
            borderColor="accent.emphasized"
            _hover={{ textDecoration: 'none', borderColor: 'currentColor' }}
          >
            {text}
          </TextLink>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </Text>
  )
}

/**
 * Returns true for a path on this origin. Tabs and line breaks are rejected, because browsers remove them and the rest
 * could begin with "//".
 */
export function isOurs(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}
