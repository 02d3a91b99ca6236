import { useApolloClient } from '@apollo/client/react'
import { Box, chakra, Flex, Textarea } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type CategoryType, EarlierTransactionsDocument, type TransactionRowFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'

interface DescriptionFieldProps {
  value: string
  type: CategoryType
  onChange: (description: string) => void
  onChoose?: ((earlier: TransactionRowFragment) => void) | undefined
}

/** Debounce time of the suggestions, in milliseconds. */
const pause = 150

export function DescriptionField({ value, type, onChange, onChoose }: DescriptionFieldProps) {
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const earlier = useEarlier(isOpen && onChoose ? value : '', type)
  const isShown = isOpen && earlier.length > 0

  const choose = (transaction: TransactionRowFragment) => {
    onChange(transaction.description)
    onChoose?.(transaction)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    // The field grows with a long name, but Enter saves as in a field of one line.
    if (!isShown && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!event.repeat && !event.ctrlKey && !event.metaKey) field.current?.form?.requestSubmit()
    }
    if (!isShown) return
    const chosen = earlier[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((before) => Math.max(-1, Math.min(earlier.length - 1, before + step)))
    } else if (event.key === 'Enter' && chosen && !event.ctrlKey && !event.metaKey) choose(chosen)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box position="relative" w="100%" onBlur={() => setOpen(false)}>
      <Textarea
        ref={field}
        value={value}
        maxLength={500}
        rows={1}
        autoresize
        minH="40px"
        autoComplete="off"
        enterKeyHint="done"
        {...(onChoose && {
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'listbox' as const,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant': isShown && at >= 0 ? `${listId}-${at}` : undefined,
        })}
        onKeyDown={press}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onChange(event.target.value.replace(/\s*\n\s*/g, ' '))
        }}
      />
      {isShown && (
        <Box
          id={listId}
          role="listbox"
          aria-label={t`Past transactions`}
          position="absolute"
          insetInline="0"
          top="calc(100% + 4px)"
          zIndex="dropdown"
          p="4px"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="control"
          boxShadow="md"
        >
          {earlier.map((transaction, index) => (
            <Flex
              key={transaction.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              align="center"
              gap="10px"
              minH="40px"
              px="8px"
              borderRadius="tag"
              cursor="pointer"
              bg={index === at ? 'accent.subtle' : undefined}
              _hover={{ bg: index === at ? 'accent.subtle' : 'bg.hover' }}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(transaction)}
            >
              <CategoryTile category={transaction.category} />
              <chakra.span flex="1" minW="0" truncate>
                {transaction.description}
              </chakra.span>
              <Amount {...transaction.amount} type={transaction.type} color="fg.muted" />
            </Flex>
          ))}
        </Box>
      )}
    </Box>
  )
}

function useEarlier(text: string, type: CategoryType): readonly TransactionRowFragment[] {
  const client = useApolloClient()
  const [found, setFound] = useState<{ of: string; earlier: readonly TransactionRowFragment[] }>({
    of: '',
    earlier: [],
  })
  const search = text.trim()

  useEffect(() => {
    if (search.length < 2) return
    let isCurrent = true
    const ask = async () => {
      const variables = { description: search, type }
      const { data } = await client.query({ query: EarlierTransactionsDocument, variables, fetchPolicy: 'no-cache' })
      const others = data?.earlierTransactions.filter(({ description }) => description !== search) ?? []
      if (isCurrent) setFound({ of: search, earlier: others })
    }
    // Suggestions are optional, so errors are ignored.
    const timer = setTimeout(() => void ask().catch(() => undefined), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [client, search, type])

  return search.length >= 2 && found.of !== '' && search.startsWith(found.of.slice(0, 2)) ? found.earlier : []
}
