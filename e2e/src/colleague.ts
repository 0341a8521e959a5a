import type { APIRequestContext } from "@playwright/test";
import { getPlatformUrl } from "./brands.ts";
import type { DemoBrandKey } from "./brands.ts";

interface BoardRow {
  id: string;
  number: number;
  version: number;
  status: string;
}

/** A member of staff who works by API calls, without a page. */
export class Colleague {
  private readonly request: APIRequestContext;
  private readonly headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async signIn(request: APIRequestContext, brand: DemoBrandKey): Promise<Colleague> {
    const data = { login: brand, password: "demo" };
    const reply = await request.post(getPlatformUrl("/api/console/v1/sign-in"), { data });
    const { token } = (await reply.json()) as { token: string };
    return new Colleague(request, token);
  }

  /** Calls the console API and returns the reply. Example: `ask("GET /console/v1/tables")`. */
  async ask<Reply>(endpoint: string, data?: object): Promise<Reply> {
    const [method = "GET", path = ""] = endpoint.split(" ");
    const reply = await this.request.fetch(getPlatformUrl(`/api${path}`), {
      method,
      headers: this.headers,
      ...(data && { data }),
    });
    if (!reply.ok()) throw new Error(`${endpoint}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  private async order(number: string): Promise<BoardRow> {
    const { orders } = await this.ask<{ orders: BoardRow[] }>("GET /console/v1/orders");
    const found = orders.find((order) => String(order.number) === number);
    if (!found) throw new Error(`the board has no order ${number}`);
    return found;
  }

  async accept(number: string): Promise<void> {
    await this.change(number, "accept", {});
  }

  async move(number: string, status: string): Promise<void> {
    await this.change(number, "status", { status });
  }

  /**
   * Performs an action on an order by the console API: `accept`, `status`, `payment-type`, `minutes`, `refuse` or
   * `courier`.
   */
  async change(number: string, action: string, data: object): Promise<void> {
    const { id, version } = await this.order(number);
    await this.ask(`POST /console/v1/orders/${id}/${action}`, { version, ...data });
  }

  async statusOf(number: string): Promise<string> {
    return (await this.order(number)).status;
  }
}
