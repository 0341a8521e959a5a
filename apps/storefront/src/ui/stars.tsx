import { Star } from "lucide-react";
import { useId } from "react";

const STAR_GRADES = [1, 2, 3, 4, 5] as const;

export interface StarsProps {
  /** Accessible name of what is graded, such as an order or a product. */
  label: string;
  /** Grade from 1 to 5. Null if there is none. */
  grade: number | null;
  /** Called with the chosen grade. If undefined, the stars are read-only. */
  onChange?(grade: number): void;
  /** Returns "4 of 5", the accessible name of a star and of the grade. */
  words(grade: number): string;
  size?: "small" | "large";
}

/** Renders a grade as five stars: radio buttons for the keyboard and screen readers, or an image if read-only. */
export function Stars({ label, grade, onChange, words, size = "large" }: StarsProps) {
  const name = useId();
  const icon = size === "large" ? 34 : 22;
  const getStarClass = (at: number) =>
    at <= (grade ?? 0) ? "fill-warn text-warn" : "fill-transparent text-ink-3";
  if (!onChange) {
    return (
      <span role="img" aria-label={`${label}: ${words(grade ?? 0)}`} className="inline-flex gap-0.5">
        {STAR_GRADES.map((at) => (
          <Star key={at} size={icon} strokeWidth={1.5} aria-hidden className={getStarClass(at)} />
        ))}
      </span>
    );
  }
  return (
    <span role="radiogroup" aria-label={label} className="inline-flex">
      {STAR_GRADES.map((at) => (
        <label
          key={at}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            checked={grade === at}
            onChange={() => onChange(at)}
            className="sr-only"
          />
          <Star size={icon} strokeWidth={1.5} aria-hidden className={getStarClass(at)} />
          <span className="sr-only">{words(at)}</span>
        </label>
      ))}
    </span>
  );
}
