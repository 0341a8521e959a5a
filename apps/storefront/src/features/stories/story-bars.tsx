import type { Story } from "@dasturxon/contract";

/**
 * Renders the progress of the story: one bar per page, of which the current one fills. With reduced motion, pages do
 * not advance automatically.
 */
export function StoryProgressBars({
  pages,
  page,
  onEnd,
}: {
  pages: Story["pages"];
  page: number;
  onEnd(): void;
}) {
  return (
    <div className="story-bars" aria-hidden>
      {pages.map(({ image, seconds }, at) => (
        <span key={`${image}-${at}`}>
          <i
            data-state={at < page ? "seen" : at === page ? "now" : "next"}
            style={at === page ? { animationDuration: `${seconds}s` } : undefined}
            onAnimationEnd={onEnd}
          />
        </span>
      ))}
    </div>
  );
}
