import { createRandomId } from "@dasturxon/contract/random-id";
import { useRef } from "react";

/**
 * Returns a function that returns the idempotency key of a request body. Equal bodies have the same key, so that a retry
 * after a lost response gets the first reply. A changed body is another request, which the server would refuse with the
 * same key.
 */
export function useContentKeys(): (body: object) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? createRandomId();
    keys.current.set(content, key);
    return key;
  };
}
