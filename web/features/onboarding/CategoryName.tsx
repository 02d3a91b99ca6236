import { Box, Button, Flex, IconButton, Input } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Pencil, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useUndo } from '../../app/undo/undo.ts'
import { type CategoryRowFragment, useUpdateCategoryMutation } from '../../generated.ts'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { fieldErrorsOf } from '../../shared/format/errors.ts'
import { sentenceOf } from './step.ts'
import { showTourToast } from './tour-toast.ts'

const size = { base: 'lg', sm: 'sm' } as const

export function CategoryName({ category }: { category: CategoryRowFragment }) {
  const [isEdited, setEdited] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)

  const close = () => {
    setEdited(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      minH={{ base: '52px', sm: '46px' }}
      ps="16px"
      pe="8px"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <CategoryTile category={category} />
      {isEdited ? (
        <NameField category={category} onClose={close} />
      ) : (
        <>
          <Box flex="1" minW="0" truncate>
            {category.name}
          </Box>
          <IconButton
            ref={pencil}
            aria-label={t`Rename ${{ name: category.name }}`}
            variant="ghost"
            colorPalette="gray"
            size={size}
            onClick={() => setEdited(true)}
          >
            <Pencil strokeWidth={1.75} />
          </IconButton>
        </>
      )}
    </Flex>
  )
}

function NameField({ category, onClose }: { category: CategoryRowFragment; onClose: () => void }) {
  const [updateCategory, { loading }] = useUpdateCategoryMutation()
  const { offerUndo } = useUndo()
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()

  const showError = (sentence: string | null) => {
    setError(sentence)
    input.current?.focus()
  }
  const save = async () => {
    const name = input.current?.value.trim()
    if (!name) return showError(t`Name is required.`)
    if (name === category.name) return onClose()
    try {
      const answer = await updateCategory({ variables: { id: category.id, changes: { name } } })
      showTourToast.by(() => offerUndo(t`Category updated!`, answer))
      onClose()
    } catch (failure) {
      showTourToast.error(t`Failed to update category.`)
      showError(fieldErrorsOf(failure).name ?? sentenceOf(failure))
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Keeps Enter and Escape from the surrounding step.
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else void save()
  }
  return (
    <Box flex="1" minW="0" py="6px">
      <Flex gap="6px" align="center">
        <Input
          ref={input}
          aria-label={t`Name of ${{ name: category.name }}`}
          aria-invalid={error !== null}
          aria-errormessage={error === null ? undefined : errorId}
          defaultValue={category.name}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          autoFocus
          data-takes-escape
          onFocus={(event) => event.target.select()}
          onChange={() => setError(null)}
          onKeyDown={press}
          css={{ '--input-height': '36px' }}
        />
        <Button size={size} px="12px" disabled={loading} onClick={() => void save()}>
          {loading ? t`Saving` : t`Save`}
        </Button>
        <IconButton
          aria-label={t`Cancel renaming ${{ name: category.name }}`}
          size={size}
          variant="ghost"
          colorPalette="gray"
          disabled={loading}
          onClick={onClose}
        >
          <X strokeWidth={1.75} />
        </IconButton>
      </Flex>
      {error && (
        <Box id={errorId} role="alert" mt="4px" textStyle="small" color="over.fg">
          {error}
        </Box>
      )}
    </Box>
  )
}
