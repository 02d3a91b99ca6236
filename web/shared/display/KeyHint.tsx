import { chakra } from '@chakra-ui/react'

/** A key, on a button or in a line of help. Decoration for those who see it: the button has its name without it. */
export function KeyHint({ children }: { children: string }) {
  return (
    <chakra.kbd
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="18px"
      h="18px"
      px="4px"
      borderWidth="1px"
      borderColor="currentColor/30"
      borderRadius="5px"
      fontFamily="body"
      fontSize="11px"
      lineHeight="1"
      fontWeight="500"
      hideBelow="md"
      aria-hidden
    >
      {children}
    </chakra.kbd>
  )
}
