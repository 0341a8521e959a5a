import type { Story } from "@dasturxon/contract";
import { ArrowRight, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useText } from "../../shop/brand/brand.tsx";
import { markStorySeen } from "../../shop/content/seen-stories.ts";
import { useT } from "../../platform/i18n.tsx";
import { createStore } from "../../platform/store.ts";
import { toPictureUrl } from "../../platform/picture-url.ts";
import { StoryProgressBars } from "./story-bars.tsx";
import { findAdjacentStory, findAdjacentPage } from "./move-to-story.ts";
import type { StoryPosition } from "./move-to-story.ts";
import "./stories.css";
import { useGestures } from "./use-gestures.ts";

export interface StoryScreenProps {
  stories: readonly Story[];
  id: string;
  /** Called to open another story. */
  onStory(id: string): void;
  onClose(): void;
}

/** Story page whose link was followed, by the key of its history entry. Returning to that entry restores the page. */
const followedStoryLinkStore = createStore<{ step: string; id: string; page: number } | null>(null);

/** Renders a story in full screen: taps at the sides, hold to pause, swipes and keys [CT-1]. */
export function StoryScreen({ stories, id, onStory, onClose }: StoryScreenProps) {
  const t = useT();
  const text = useText();
  const { key: step } = useLocation();
  /** Current page of each story. The previous story keeps its page until the next one is rendered. */
  const [pages, setPages] = useState<Record<string, number>>(() => {
    const left = followedStoryLinkStore.get();
    return left?.step === step ? { [left.id]: left.page } : {};
  });
  const [isStopped, setIsStopped] = useState(false);
  const at = stories.findIndex((story) => story.id === id);
  const story = stories[at];
  const page = pages[id] ?? 0;
  const shown = story?.pages[page];

  function showStoryPage(place: StoryPosition | null) {
    const next = place && stories[place.story];
    if (!place || !next) return onClose();
    setPages({ ...pages, [next.id]: place.page });
    if (next.id !== id) onStory(next.id);
  }
  const here = { story: at, page };
  const isRtl = typeof document !== "undefined" && document.dir === "rtl";
  const goForward = () => showStoryPage(findAdjacentPage(stories, here, 1));
  const goBack = () => showStoryPage(findAdjacentPage(stories, here, -1));
  const { isHeld, handlers, tap } = useGestures({
    onSwipe: (way) =>
      way === "down"
        ? onClose()
        : showStoryPage(findAdjacentStory(stories, here, (way === "left") === isRtl ? -1 : 1)),
  });
  const isPaused = isHeld || isStopped;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOn = event.key === (isRtl ? "ArrowLeft" : "ArrowRight");
    if (event.key === "Escape") onClose();
    else if (isOn) goForward();
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") goBack();
    else if (event.key === " " && !(event.target instanceof HTMLAnchorElement)) {
      event.preventDefault();
      setIsStopped((isIt) => !isIt);
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  useEffect(() => markStorySeen(id), [id]);

  if (!story || !shown) return null;
  const picture = toPictureUrl(shown.image, { width: 960, format: "webp" });
  const next = story.pages[page + 1];
  return (
    <main id="main" className="story">
      <div className="story-card" data-paused={isPaused ? "" : undefined} {...handlers}>
        <img className="story-ground" src={toPictureUrl(shown.image, { width: 96, format: "webp" })} alt="" />
        <img className="story-picture" key={picture} src={picture} alt="" fetchPriority="high" />
        {next && (
          <link rel="prefetch" as="image" href={toPictureUrl(next.image, { width: 960, format: "webp" })} />
        )}
        <span className="story-shade" />
        <StoryProgressBars pages={story.pages} page={page} onEnd={goForward} />
        <div className="flex items-center gap-3 ps-4 pe-2 pt-1">
          <h1 className="flex-1 truncate text-small font-bold">{text(story.name)}</h1>
          <button
            type="button"
            aria-label={t("action.close")}
            onClick={onClose}
            className="grid size-11 place-items-center rounded-full outline-white!"
          >
            <X size={24} aria-hidden />
          </button>
        </div>
        <div className="story-zones">
          <button type="button" aria-label={t("stories.previous")} onClick={tap(goBack)} />
          <button type="button" aria-label={t("stories.next")} onClick={tap(goForward)} />
        </div>
        <div className="absolute inset-x-0 bottom-0 grid gap-3 px-4 pb-[max(20px,var(--safe-bottom))]">
          <p aria-live="polite" className="text-section font-bold text-balance">
            <span className="sr-only">{t("stories.page", { at: page + 1, count: story.pages.length })} </span>
            {text(shown.text)}
          </p>
          {shown.link && (
            <PageLink link={shown.link} onFollow={() => followedStoryLinkStore.set({ step, id, page })} />
          )}
        </div>
      </div>
    </main>
  );
}

function PageLink({ link, onFollow }: { link: string; onFollow(): void }) {
  const t = useT();
  const look =
    "flex min-h-13 items-center justify-center gap-2 rounded-control bg-white font-bold text-[#1d1a16] outline-white!";
  const label = (
    <>
      {t(link.startsWith("/product/") ? "stories.dish" : "stories.open")}
      <ArrowRight size={18} aria-hidden className="rtl:-scale-x-100" />
    </>
  );
  return link.startsWith("/") ? (
    <Link to={link} className={look} onClick={onFollow}>
      {label}
    </Link>
  ) : (
    <a href={link} className={look}>
      {label}
    </a>
  );
}
