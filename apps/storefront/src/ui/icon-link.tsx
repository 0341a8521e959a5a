import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LinkProps } from "react-router";
import { clsx } from "clsx";

export interface IconLinkProps extends LinkProps {
  /** Where it leads, for those who do not see the icon. */
  label: string;
  children: ReactNode;
}

/** A round link of an icon alone: 44 px to touch. */
export function IconLink({ label, className, children, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      className={clsx("grid size-11 shrink-0 place-items-center rounded-full", className)}
    >
      {children}
    </Link>
  );
}
