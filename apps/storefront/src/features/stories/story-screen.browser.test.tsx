import type { Story } from "@dasturxon/contract";
import { useNavigate, useParams } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { seenStories } from "../../shop/content/seen-stories.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, somsa } from "../../testing/shop-fixture.ts";
import { StoryScreen } from "./story-screen.tsx";

/** A one-pixel placeholder picture. */
const PIXEL_IMAGE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const createText = (text: string) => ({ uz: text, ru: text, eng: text });
const createPage = (text: string, link: string | null = null) => ({
  image: PIXEL_IMAGE,
  text: createText(text),
  link,
  seconds: 6,
});
const [NEWS, SALES] = [createTestId(61), createTestId(62)];
const stories: Story[] = [
  {
    id: NEWS,
    name: createText("News"),
    image: PIXEL_IMAGE,
    position: 0,
    pages: [createPage("Palov"), createPage("Somsa", `/product/${somsa.id}`)],
  },
  { id: SALES, name: createText("Sales"), image: PIXEL_IMAGE, position: 1, pages: [createPage("Tea")] },
];

/** Renders the story whose id is in the URL, as the route does. */
function TestStoryScreen() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return (
    <StoryScreen
      stories={stories}
      id={id}
      onStory={(next) => void navigate(`/stories/${next}`, { replace: true })}
      onClose={() => void navigate("/")}
    />
  );
}

async function openStory(id = NEWS) {
  const store = await renderStore(<TestStoryScreen />, {
    path: "/stories/:id",
    at: [`/stories/${id}`],
    others: { "/": <h1>Menu</h1>, "/product/:id": <h1>Dish</h1> },
  });
  const shown = page.getByRole("paragraph");
  await expect.element(shown).toBeVisible();
  return { store, shown };
}

/** Dispatches a touch on the right side of the story: distance in pixels, duration in milliseconds. */
function createTouch(by: { x: number; y: number }, forMs = 0) {
  const side = document.querySelector(".story-zones button:last-child");
  if (!side) throw new Error("the story has no side to tap");
  const dispatchPointer = (type: string, { x, y }: { x: number; y: number }, at: number) => {
    const event = new PointerEvent(type, { clientX: 195 + x, clientY: 400 + y, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: at });
    side.dispatchEvent(event);
  };
  return {
    down: () => dispatchPointer("pointerdown", { x: 0, y: 0 }, 1_000),
    up() {
      dispatchPointer("pointerup", by, 1_000 + forMs);
      side.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    },
  };
}

async function swipe(x: number, y: number) {
  const { down, up } = createTouch({ x, y });
  down();
  await expect.poll(() => document.querySelector("[data-paused]")).not.toBeNull();
  up();
}

test("[CT-1] taps at the sides and keys move through a story and on to the next one, and Escape to the store", async () => {
  const { store, shown } = await openStory();
  await expect.element(shown).toMatchTextContent("Palov");
  await expect.poll(() => seenStories.get()).toEqual([NEWS]);
  await store.button("stories.next").click();
  await expect.element(shown).toMatchTextContent("Somsa");
  await store.button("stories.previous").click();
  await expect.element(shown).toMatchTextContent("Palov");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(shown).toMatchTextContent("Tea");
  await expect.poll(store.location).toBe(`/stories/${SALES}`);
  await expect.poll(() => seenStories.get()).toEqual([NEWS, SALES]);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(shown).toMatchTextContent("Palov");
  await userEvent.keyboard("{Escape}");
  await expect.poll(store.location).toBe("/");
});

test("[CT-1] holding a story pauses it, and releasing is not a tap; the space bar pauses it until pressed again", async () => {
  const { shown } = await openStory();
  const findPausedElement = () => document.querySelector("[data-paused]");
  const { down, up } = createTouch({ x: 0, y: 0 }, 300);
  down();
  await expect.poll(findPausedElement).not.toBeNull();
  up();
  await expect.poll(findPausedElement).toBeNull();
  await expect.element(shown).toMatchTextContent("Palov");
  await userEvent.keyboard(" ");
  await expect.poll(findPausedElement).not.toBeNull();
  await userEvent.keyboard(" ");
  await expect.poll(findPausedElement).toBeNull();
});

test("[CT-1] swipes move to the next story and back, a pull down to the store", async () => {
  const { store, shown } = await openStory();
  await swipe(-150, 10);
  await expect.element(shown).toMatchTextContent("Tea");
  await swipe(150, 10);
  await expect.element(shown).toMatchTextContent("Palov");
  await swipe(10, 200);
  await expect.poll(store.location).toBe("/");
});

test("[CT-1] a page links to its product, and back returns to that page; after the last story the store opens", async () => {
  const { store, shown } = await openStory();
  await store.button("stories.next").click();
  await page.getByRole("link", { name: store.t("stories.dish") }).click();
  await expect.element(page.getByRole("heading", { name: "Dish" })).toBeVisible();
  await store.back();
  await expect.element(shown).toMatchTextContent("Somsa");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(shown).toMatchTextContent("Tea");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(store.location).toBe("/");
});

test("[CT-1] a story's last page stays until the next story is loaded, without showing the first one again", async () => {
  const onStory = vi.fn<(id: string) => void>();
  const store = await renderStore(
    <StoryScreen stories={stories} id={NEWS} onStory={onStory} onClose={() => undefined} />,
  );
  const shown = page.getByRole("paragraph");
  await store.button("stories.next").click();
  await expect.element(shown).toMatchTextContent("Somsa");
  await store.button("stories.next").click();
  await expect.poll(() => onStory).toHaveBeenCalledExactlyOnceWith(SALES);
  await expect.element(shown).toMatchTextContent("Somsa");
});
