import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

type InitOptions = Parameters<NodeFS["init"]>[1];

// Error number of EIO in Emscripten, which differs from that in Linux.
const EMSCRIPTEN_EIO = 29;

/** File system of the engine with an fsync that reaches the disk: the fsync of the engine itself does nothing. */
export class DurableFileSystem extends NodeFS {
  #syncs = 0;
  #dead: string | null = null;

  /** Number of syncs requested by the engine, for tests and metrics. */
  get syncs(): number {
    return this.#syncs;
  }

  /** Reason of the engine's `abort`, or null while it runs. */
  get dead(): string | null {
    return this.#dead;
  }

  /** Flushes a file or directory to the disk. Tests override it to simulate a disk error. */
  protected sync(fd: number): void {
    fsyncSync(fd);
  }

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const installFsync = (module: unknown) => this.#install(module as EngineModule);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: (reason: unknown) => {
          this.#dead = String(reason);
        },
        preRun: [...(emscriptenOpts.preRun ?? []), installFsync],
      },
    };
  }

  #install(module: EngineModule): void {
    module.NODEFS.stream_ops.fsync = (stream) => {
      this.#syncs += 1;
      if (stream.nfd === undefined) throw new module.FS.ErrnoError(EMSCRIPTEN_EIO);
      try {
        this.sync(stream.nfd);
        return 0;
      } catch {
        throw new module.FS.ErrnoError(EMSCRIPTEN_EIO);
      }
    };
  }
}
