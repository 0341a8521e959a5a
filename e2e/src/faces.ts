import { expect, type Locator } from "@playwright/test";
import { PORT } from "./brands.ts";
import type { Guest } from "./guest.ts";

/** A store of the kitchen as it is met: on the web, in Telegram or in Click, by day or by night. */
export interface Face {
  name: string;
  scheme: "light" | "dark";
  shell: "web" | "telegram" | "click";
  /** Who holds the simulated phone. */
  person?: string;
}

export const FACES: readonly Face[] = [
  { name: "web", scheme: "light", shell: "web" },
  { name: "Telegram", scheme: "dark", shell: "telegram", person: "700000006" },
  { name: "Click", scheme: "light", shell: "click", person: "504" },
];
const ORIGIN = `http://osh.localhost:${PORT}`;

/** A guest at one face of the store: the same steps, whatever is around it. */
export class AtFace {
  readonly guest: Guest;
  readonly face: Face;

  constructor(guest: Guest, face: Face) {
    this.guest = guest;
    this.face = face;
    if (face.shell !== "web") guest.store = guest.page.frameLocator("#store");
  }

  /** Opens a page of the store, in the phone where there is one. */
  async open(path: string): Promise<void> {
    const { shell, person = "" } = this.face;
    if (shell === "web") return this.guest.open(path);
    const about = new URLSearchParams({ url: `${ORIGIN}${path}?shell=${shell}`, person });
    await this.guest.page.goto(`${ORIGIN}/simulators/${shell}-app/open?${about}`);
    await expect(this.guest.store.locator("html")).toHaveAttribute("data-shell", shell);
  }

  /** The main action of the page: the messenger's own button where it shows one, else the store's. */
  async mainAction(own: Locator): Promise<Locator> {
    const bar = this.guest.page.locator("#main");
    const isBar = async () => this.face.shell === "telegram" && (await bar.isVisible());
    await expect.poll(async () => (await isBar()) || own.isVisible()).toBe(true);
    return (await isBar()) ? bar : own;
  }

  /** Says who is there, in the way of the surroundings; whoever is known already is not asked. */
  async signIn(): Promise<void> {
    const { guest, face } = this;
    if (face.shell === "web") return guest.signIn();
    const share = guest.store.getByRole("button", { name: guest.t("telegram.shareContact"), exact: true });
    const order = this.orderTitle();
    await expect(share.or(order)).toBeVisible({ timeout: 15_000 });
    if (!(await share.isVisible())) return;
    await share.click();
    await guest.page.locator("#yes").click();
  }

  orderTitle(): Locator {
    const title = this.guest.t("order.title").split("{")[0] ?? "";
    return this.guest.store.getByRole("heading", { level: 1 }).filter({ hasText: title.trim() });
  }
}
