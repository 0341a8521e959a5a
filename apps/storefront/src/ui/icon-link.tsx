import type { ReactNode } from "react";
import { Link } from "react-router";
import type { LinkProps } from "react-router";
import { clsx } from "clsx";

export interface IconLinkProps extends LinkProps {
  /** Accessible name of the link. */
  label: string;
  children: ReactNode;
}

/** Renders a round link with an icon only, 44 px in size. */
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
