import {
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export type TriggerProps = ComponentProps<'button'>

/** Connects a button with the state machine of its menu or tooltip, whose code is loaded when the button is used. */
export interface LazyTrigger {
  id: string
  /** The props that the state machine gives to the button. Null until it is loaded. */
  props: RefObject<TriggerProps | null>
  setAttributes: (attributes: TriggerProps) => void
}

/** Returns the connection and the props of the button. Events reach the state machine after it is loaded. */
export function useLazyTrigger(own: TriggerProps): [LazyTrigger, TriggerProps] {
  const generated = useId()
  const id = own.id ?? generated
  const props = useRef<TriggerProps>(null)
  const [attributes, setAttributes] = useState<TriggerProps>({ id })
  const pass =
    <Name extends keyof TriggerProps>(name: Name) =>
    (event: SyntheticEvent) => {
      call(own[name], event)
      call(props.current?.[name], event)
    }
  const handlers: TriggerProps = {
    onBlur: pass('onBlur'),
    onClick: pass('onClick'),
    onFocus: pass('onFocus'),
    onKeyDown: pass('onKeyDown'),
    onPointerDown: pass('onPointerDown'),
    onPointerLeave: pass('onPointerLeave'),
    onPointerCancel: pass('onPointerCancel'),
    onPointerMove: pass('onPointerMove'),
  }
  return [
    { id, props, setAttributes },
    { ...attributes, ...handlers },
  ]
}

/** Hands the props of a state machine to the button. `version` changes whenever the attributes do. */
export function useConnectedTrigger(trigger: LazyTrigger, given: TriggerProps, version: unknown): void {
  const { props, setAttributes } = trigger
  props.current = given
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props are new objects at each render
  useLayoutEffect(() => {
    setAttributes(Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== 'function')))
  }, [version])
  useLayoutEffect(
    () => () => {
      props.current = null
    },
    [props],
  )
}

function call(handler: unknown, event: SyntheticEvent): void {
  if (typeof handler === 'function') handler(event)
}
