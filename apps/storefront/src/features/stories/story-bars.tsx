import type { Story } from "@dasturxon/contract";

/** How far the story is: a bar a page, the one that is shown fills; where motion is not wanted nothing moves on. */
export function StoryBars({ pages, page, onEnd }: { pages: Story["pages"]; page: number; onEnd(): void }) {
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
