import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../testing/render-store.tsx";
import { usePanel } from "./panel.ts";

function PanelExample() {
  const panel = usePanel("example");
  return (
    <>
      <button type="button" onClick={panel.open}>
        Open
      </button>
      {panel.isOpen && (
        <section aria-label="Panel">
          <button type="button" onClick={panel.close}>
            Close
          </button>
        </section>
      )}
    </>
  );
}

const panel = page.getByRole("region", { name: "Panel" });
const openButton = page.getByRole("button", { name: "Open" });

/** Waits until a delayed navigation and its render are done. */
function waitForNavigation(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))));
  });
}

test("[RT-5] back closes a panel", async () => {
  const store = await renderStore(<PanelExample />, { path: "/panel", at: ["/", "/panel"] });
  await openButton.click();
  await expect.element(panel).toBeVisible();
  await waitForNavigation();
  await store.back();
  await expect.element(panel).not.toBeInTheDocument();
});

test("a panel that is closed and opened again at once stays open", async () => {
  await renderStore(<PanelExample />, { path: "/" });
  await openButton.click();
  await panel.getByRole("button", { name: "Close" }).click();
  await openButton.click();
  await waitForNavigation();
  await expect.element(panel).toBeVisible();
});
