import { Box, Button, Text } from '@chakra-ui/react'
import { CircleAlert, Plus } from 'lucide-react'
import type { CategoryRowFragment, ReceiptReviewFragment } from '../../../generated.ts'
import { Panel } from '../../../shared/display/Panel.tsx'
import { amountDoubtIn } from './checks.ts'
import { ItemRow } from './ItemRow.tsx'
import { ItemSums } from './ItemSums.tsx'
import type { Review } from './review-state.ts'

interface ItemsTableProps {
  receipt: ReceiptReviewFragment
  review: Review
  categories: readonly CategoryRowFragment[]
  error: string | undefined
}

export function ItemsTable({ receipt, review, categories, error }: ItemsTableProps) {
  const { form, checks } = review
  const type = receipt.items[0]?.type ?? 'EXPENSE'
  const choices = categories.filter((category) => category.type === type)
  const amountDoubt = amountDoubtIn(receipt, form)
  const amountDoubtOf = (id: string | null) =>
    receipt.items.some((item) => item.id === id && item.amountDoubt !== null) ? amountDoubt : null
  const saved = receipt.items.filter(({ state }) => state === 'APPROVED' || state === 'MERGED')

  return (
    <Panel
      isList
      title="Items"
      note={form.items.length}
      aside={
        <Button variant="plain" onClick={review.addItem} textStyle="label">
          <Plus strokeWidth={2} />
          Add item
        </Button>
      }
    >
      {saved.length > 0 && (
        <Text
          px={{ base: '16px', md: '20px' }}
          py="10px"
          borderTopWidth="1px"
          borderColor="border.muted"
          textStyle="small"
          color="fg.muted"
        >
          {saved.length === 1 ? '1 item is' : `${saved.length} items are`} in your books already.
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label="Items">
        {form.items.map((item) => (
          <ItemRow
            key={item.key}
            item={item}
            currency={form.fields.currency}
            categories={choices}
            doubt={checks.find(({ id }) => id === item.key)?.sentence ?? amountDoubtOf(item.id)}
            isFocused={review.target?.kind === 'item' && review.target.key === item.key}
            onAttend={(part) => review.setTarget({ kind: 'item', key: item.key, part })}
            onChange={(changes) => review.setItem(item.key, changes)}
            onRemove={() => review.removeItem(item.key)}
          />
        ))}
      </Box>
      {error && (
        <Text
          role="alert"
          px={{ base: '16px', md: '20px' }}
          py="8px"
          display="flex"
          gap="6px"
          textStyle="small"
          color="over.fg"
        >
          <CircleAlert size={15} strokeWidth={2} aria-hidden />
          {error}
        </Text>
      )}
      <ItemSums
        amounts={[...saved.map(({ amount }) => amount.value), ...form.items.map(({ amount }) => amount || '0')]}
        fields={form.fields}
        discount={receipt.discount.value}
      />
    </Panel>
  )
}
