import { runServer } from "./start/run-server.ts";

void runServer();
