// see gatsby-node.ts
