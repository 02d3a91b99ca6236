import { Badge, Box, chakra, Flex } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import type { CategoryRowFragment } from '../../generated.ts'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { Panel } from '../../shared/Panel.tsx'

interface CategoryListProps {
  title: string
  categories: readonly CategoryRowFragment[]
  /** Null for who may only look. */
  onOpen: ((category: CategoryRowFragment) => void) | null
}

/** The categories of one type, in their order. */
export function CategoryList({ title, categories, onOpen }: CategoryListProps) {
  return (
    <Panel title={title} note={categories.length} isList>
      <Box as="ul" listStyleType="none">
        {categories.map((category) => (
          <Box as="li" key={category.id} borderTopWidth="1px" borderColor="border.muted">
            {onOpen ? (
              <Opener type="button" onClick={() => onOpen(category)} aria-label={`Edit ${category.name}`}>
                <Entry category={category} />
                <Box data-pencil color="fg.muted" aria-hidden>
                  <Pencil size={16} strokeWidth={1.75} />
                </Box>
              </Opener>
            ) : (
              <Flex align="center" gap="12px" h={{ base: '60px', md: '46px' }} px={{ base: '16px', md: '20px' }}>
                <Entry category={category} />
              </Flex>
            )}
          </Box>
        ))}
        {categories.length === 0 && (
          <Box px="20px" py="14px" borderTopWidth="1px" color="fg.muted">
            None yet.
          </Box>
        )}
      </Box>
    </Panel>
  )
}

function Entry({ category }: { category: CategoryRowFragment }) {
  return (
    <>
      <Box opacity={category.archived ? 0.6 : 1}>
        <CategoryTile category={category} />
      </Box>
      <Box flex="1" minW="0" textAlign="start" truncate color={category.archived ? 'fg.muted' : 'fg'}>
        {category.name}
      </Box>
      {category.archived && (
        <Badge size="sm" bg="bg.muted" color="fg.muted">
          Archived
        </Badge>
      )}
    </>
  )
}

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    h: { base: '60px', md: '46px' },
    px: { base: '16px', md: '20px' },
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '& [data-pencil]': { opacity: { base: 1, md: 0 } },
    _hover: { bg: 'bg.hover', '& [data-pencil]': { opacity: 1 } },
    _focusVisible: { '& [data-pencil]': { opacity: 1 } },
  },
})
