# One image for all services; `command` selects the service. TypeScript runs directly on Node.js, without a build step. Node.js strips the
# types of no file below node_modules, so the workspace keeps its folders (`pnpm deploy` would copy packages there).
FROM node:24-slim AS dependencies
COPY infra/toolchain/packages /toolchain
# pnpm from the lockfile of the toolchain, whose digests npm ci verifies; Node.js comes with the base image.
RUN npm ci --prefix /toolchain --ignore-scripts --no-audit --no-fund \
    && ln -s /toolchain/node_modules/@pnpm/exe.*/pnpm /usr/local/bin/pnpm
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages packages
COPY services services
# Without declarations and source maps of dependencies.
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "{services/*}..." --store-dir /pnpm/store \
    && find node_modules -type f -regex '.*\.\(map\|[cm]?ts\)' -delete

# Nothing that installed the dependencies is in the image.
FROM node:24-slim
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/services services
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
USER node
ENTRYPOINT ["node"]
