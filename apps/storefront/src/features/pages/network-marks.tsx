export interface LogoProps {
  /** Width and height, in CSS pixels. */
  size?: number | string | undefined;
  className?: string | undefined;
}

/** Renders the Instagram logo in the text colour. */
export function InstagramLogo({ size, className }: LogoProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
      </g>
      <circle cx="17" cy="7" r="1.25" fill="currentColor" />
    </svg>
  );
}

/** Renders the Facebook logo in the text colour: the letter is cut out of a disc. */
export function FacebookLogo({ size, className }: LogoProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden>
      <path
        fill="currentColor"
        d="M22 12a10 10 0 1 0-11.56 9.88v-6.99H7.9V12h2.54V9.8c0-2.51 1.49-3.89 3.77-3.89 1.1 0 2.24.2 2.24.2v2.46h-1.26c-1.24 0-1.63.77-1.63 1.56V12h2.78l-.45 2.89h-2.33v6.99A10 10 0 0 0 22 12Z"
      />
    </svg>
  );
}
