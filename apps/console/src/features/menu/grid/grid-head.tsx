import { useTranslate } from "../../../platform/use-language.tsx";
import type { GridColumn } from "./columns.ts";

/** Header row of the product grid with the titles of the columns. */
export function GridHeader({ columns }: { columns: readonly GridColumn[] }) {
  const t = useTranslate();
  return (
    <div role="row" className="grid-head" aria-rowindex={1}>
      {columns.map(({ field, title: name, short, width, isNumber }, index) => (
        <div
          key={field}
          role="columnheader"
          className="grid-cell"
          aria-colindex={index + 1}
          data-column={index}
          data-number={isNumber || undefined}
          title={name}
          style={{ width }}
        >
          {short ? (
            <>
              <span className="grid-heard">{name}</span>
              <span className="grid-text" aria-hidden>
                {t(short)}
              </span>
            </>
          ) : (
            <span className="grid-text">{name}</span>
          )}
        </div>
      ))}
    </div>
  );
}
