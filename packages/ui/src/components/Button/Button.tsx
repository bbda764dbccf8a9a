import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { IconComponent } from '../../icons/index.ts'
import { useLink } from '../Link/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Face, FaceLink, Label } from './Button.styles.ts'

interface Look {
  /**
   * `primary` ink for the main action of a view, `soft` violet for the second-best one.
   * @default 'primary'
   */
  tone?: 'primary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'dangerSoft' | 'dangerOutline'
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Fills the width of its container. */
  wide?: boolean
  /** Where icon and label stand in a wide one. @default 'center' */
  align?: 'center' | 'start'
  icon?: IconComponent
  /** Keyboard shortcut, shown as the tooltip. */
  keys?: string
  children: ReactNode
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows a spinner and ignores presses; label and width stay. */
  pending?: boolean
}

/**
 * Button for an action. Prefer an enabled button that explains what is missing to a disabled one.
 *
 * @example
 * <Button icon={AddIcon} keys="N">Register</Button>
 */
export function Button({
  tone = 'primary',
  size = 'md',
  wide,
  align,
  pending,
  icon,
  keys,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event)
  return (
    <Face
      type="button"
      data-tone={tone}
      data-size={size}
      data-wide={wide}
      data-align={align}
      title={keys}
      aria-busy={pending}
      aria-disabled={pending}
      onClick={press}
      {...rest}
    >
      <Inside icon={icon} pending={pending}>
        {children}
      </Inside>
    </Face>
  )
}

export interface ButtonLinkProps extends Look, Omit<ComponentProps<'a'>, 'children'> {
  /** URL; followed without a reload inside the app. */
  href: string
}

/** Link styled as a button. */
export function ButtonLink({
  tone = 'primary',
  size = 'md',
  wide,
  align,
  icon,
  keys,
  children,
  onClick,
  ...rest
}: ButtonLinkProps) {
  return (
    <FaceLink
      data-tone={tone}
      data-size={size}
      data-wide={wide}
      data-align={align}
      title={keys}
      onClick={useLink(onClick)}
      {...rest}
    >
      <Inside icon={icon}>{children}</Inside>
    </FaceLink>
  )
}

interface InsideProps extends Pick<Look, 'icon' | 'children'> {
  pending?: boolean
}

function Inside({ icon: Icon, pending, children }: InsideProps) {
  return (
    <>
      {Icon && (pending ? <Spinner /> : <Icon aria-hidden />)}
      <Label data-shifted={pending && !Icon}>
        {pending && !Icon && <Spinner />}
        {children}
      </Label>
    </>
  )
}
