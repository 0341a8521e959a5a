import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { CodeField } from "./code-field.tsx";

function StatefulCodeField({ onWhole }: { onWhole(code: string): void }) {
  const [value, setValue] = useState("");
  return <CodeField label="Code" value={value} onChange={setValue} onWhole={onWhole} />;
}

type GetCredential = (options: CredentialRequestOptions) => Promise<Credential | null>;

/** Mocks the WebOTP API with the given implementation of `navigator.credentials.get`. */
function mockWebOtp(get: GetCredential) {
  vi.stubGlobal("OTPCredential", Credential);
  const asked = vi.spyOn(navigator.credentials, "get").mockImplementation((options = {}) => get(options));
  onTestFinished(async () => {
    await cleanup();
    vi.unstubAllGlobals();
    asked.mockRestore();
  });
  return asked;
}

test("[US-1] fills in the code of the message if the browser supports it", async () => {
  const asked = mockWebOtp(async () => ({ code: "482913", id: "", type: "otp" }) as Credential);
  const onWhole = vi.fn<(code: string) => void>();
  await render(<StatefulCodeField onWhole={onWhole} />);
  await expect.element(page.getByLabelText("Code")).toHaveValue("482913");
  expect(onWhole).toHaveBeenCalledExactlyOnceWith("482913");
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ["sms"] } });
});

test("[US-1] a denied request leaves the field editable, and is aborted with the field", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  mockWebOtp(async ({ signal }) => {
    signals.push(signal);
    throw new DOMException("refused", "AbortError");
  });
  const onWhole = vi.fn<(code: string) => void>();
  await render(<StatefulCodeField onWhole={onWhole} />);
  await page.getByLabelText("Code").fill("12345");
  await expect.element(page.getByLabelText("Code")).toHaveValue("12345");
  await cleanup();
  expect(signals.at(-1)?.aborted).toBe(true);
  expect(onWhole).not.toHaveBeenCalled();
});
