export interface ProcessFigures {
  /** CPU seconds of the whole process since its start, including threads. */
  cpuSeconds: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** Reads the figures of a process from its `/metrics`. */
export async function processFigures(port: number): Promise<ProcessFigures> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  const figure = (name: string) => {
    const found = new RegExp(`^${name} ([\\d.e+-]+)`, "m").exec(text);
    if (!found) throw new Error(`/metrics says no ${name} (${reply.status})`);
    return Number(found[1]);
  };
  return {
    cpuSeconds: figure("process_cpu_seconds_total"),
    memory: figure("process_resident_memory_bytes"),
  };
}

/** Returns the CPU seconds of a process during `work`, and the result of `work`. */
export async function cpuOf<T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ result: T; cpuSeconds: number }> {
  const before = await processFigures(port);
  const result = await work();
  const after = await processFigures(port);
  return { result, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
}
