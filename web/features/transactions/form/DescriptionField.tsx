import { useApolloClient } from '@apollo/client/react'
import { Box, chakra, Flex, Input } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
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
      <Input
        value={value}
        maxLength={500}
        autoComplete="off"
        {...(onChoose && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isShown,
          'aria-controls': listId,
          'aria-activedescendant': isShown && at >= 0 ? `${listId}-${at}` : undefined,
        })}
        onKeyDown={press}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onChange(event.target.value)
        }}
      />
      {isShown && (
        <Box
          id={listId}
          role="listbox"
          aria-label="Earlier ones"
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
